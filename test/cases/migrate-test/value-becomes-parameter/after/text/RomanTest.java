package text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RomanTest {
    @ParameterizedTest
    @ValueSource(strings = { "XIV", "MM", "IX" })
    void acceptsNumerals(String numeral) {
        Roman roman = new Roman();
        assertTrue(roman.accepts(numeral));
    }
}
