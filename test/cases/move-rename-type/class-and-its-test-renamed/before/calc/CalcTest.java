package calc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CalcTest {
    @Test
    void adds() {
        Calc calc = new Calc();
        assertEquals(5, calc.add(2, 3));
    }
}
