package calc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CalculatorTest {
    @Test
    void adds() {
        Calculator calc = new Calculator();
        assertEquals(5, calc.add(2, 3));
    }
}
