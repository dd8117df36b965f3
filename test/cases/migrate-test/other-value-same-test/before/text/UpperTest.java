package text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class UpperTest {
    @Test
    void raises() {
        String word = "tree";
        assertEquals("TREE", Upper.of(word));
    }
}
