package chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class KingTest {
    @Test
    void moves() {
        King king = new King("e1");
        king.move("e2");
        assertEquals("e2", king.field());
    }

    @Test
    void castlesShort() {
        King king = new King("e1");
        king.castle("h1");
        assertTrue(king.isSafe());
        assertEquals("g1", king.field());
    }
}
