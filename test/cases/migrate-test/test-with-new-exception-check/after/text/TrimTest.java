package text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TrimTest {
    @Test
    void trims() {
        assertEquals("a", Trim.of(" a "));
    }

    @Test
    void wantsText() {
        assertThrows(NullPointerException.class, () -> Trim.of(null));
    }
}
