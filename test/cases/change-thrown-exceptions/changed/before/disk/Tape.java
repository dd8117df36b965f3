package disk;

import java.io.IOException;
import java.util.concurrent.TimeoutException;

public class Tape {
    private int at;

    public void wind(int to) throws IOException {
        at = to;
        Motor.run(to);
    }
}
