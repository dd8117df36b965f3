package tax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class YearTest {
    @Test
    void closesLastYear() {
        Year year = new Year(2023);
        year.close();
        assertEquals("closed", year.state());
    }

    @Test
    void closesThisYear() {
        Year year = new Year(2024);
        year.close();
        assertEquals("closed", year.state());
    }
}
