package text;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

public class ParseTest {
    @Test
    public void rejectsLetters() {
        Parser parser = new Parser();
        assertThrows(IllegalArgumentException.class, () -> parser.parse("12a"));
    }
}
