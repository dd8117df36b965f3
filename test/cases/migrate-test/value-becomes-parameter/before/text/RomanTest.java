package text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RomanTest {
    @Test
    void acceptsNumerals() {
        String numeral = "XIV";
        Roman roman = new Roman();
        assertTrue(roman.accepts(numeral));
    }
}
