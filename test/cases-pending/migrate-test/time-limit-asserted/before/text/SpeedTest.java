package text;

import org.junit.Test;

public class SpeedTest {
    @Test(timeout = 500)
    public void isFast() {
        Parser parser = new Parser();
        parser.parse("123456789");
    }
}
