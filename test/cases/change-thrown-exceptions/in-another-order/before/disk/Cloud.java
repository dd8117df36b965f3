package disk;

import java.io.IOException;
import java.util.concurrent.TimeoutException;

public class Cloud {
    private int stored;

    public void store(byte[] bytes) throws IOException, TimeoutException {
        stored += bytes.length;
    }
}
