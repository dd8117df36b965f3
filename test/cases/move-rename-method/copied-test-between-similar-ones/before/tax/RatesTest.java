package tax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RatesTest {
    @Test
    void single() {
        Rates rates = new Rates(2024);
        rates.add("wage", 40_000);
        assertEquals(7_000, rates.due());
    }

    @Test
    void married() {
        Rates rates = new Rates(2024);
        rates.add("wage", 40_000);
        rates.marry();
        assertEquals(4_200, rates.due());
    }
}
