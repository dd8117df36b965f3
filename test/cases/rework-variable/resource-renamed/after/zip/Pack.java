package zip;

import java.io.IOException;
import java.io.InputStream;

public class Pack {
    public int count(Store store) throws IOException {
        int count = 0;
        try (InputStream stream = store.open()) {
            while (stream.read() >= 0) {
                count++;
            }
        }
        return count;
    }
}
