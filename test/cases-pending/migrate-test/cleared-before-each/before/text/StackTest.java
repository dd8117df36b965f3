package text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StackTest {
    @Test
    void pushes() {
        Stack stack = new Stack();
        stack.push("a");
        assertEquals(1, stack.size());
    }

    @Test
    void startsEmpty() {
        Stack stack = new Stack();
        assertTrue(stack.isEmpty());
    }
}
