package text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StackTest {
    private Stack stack;

    @BeforeEach
    void setUp() {
        stack = new Stack();
    }

    @Test
    void pushes() {
        stack.push("a");
        assertEquals(1, stack.size());
    }

    @Test
    void startsEmpty() {
        assertTrue(stack.isEmpty());
    }
}
