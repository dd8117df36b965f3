package text;

import org.junit.Test;

public class ParseTest {
    @Test(expected = IllegalArgumentException.class)
    public void rejectsLetters() {
        Parser parser = new Parser();
        parser.parse("12a");
    }
}
