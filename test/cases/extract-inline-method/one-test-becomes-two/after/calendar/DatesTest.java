package calendar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DatesTest {
    @Test
    void yearIsLeap() {
        Dates early = new Dates(1600);
        assertEquals(366, early.days());
        assertEquals(29, early.february());
    }

    @Test
    void yearIsNotLeap() {
        Dates late = new Dates(1900);
        assertEquals(365, late.days());
        assertEquals(28, late.february());
    }
}
