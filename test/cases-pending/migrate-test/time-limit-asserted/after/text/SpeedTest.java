package text;

import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;

public class SpeedTest {
    @Test
    public void isFast() {
        Parser parser = new Parser();
        assertTimeout(Duration.ofMillis(500), () -> {
            parser.parse("123456789");
        });
    }
}
