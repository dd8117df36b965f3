package zip;

import java.io.IOException;
import java.io.InputStream;

public class Pack {
    public int count(Store store) throws IOException {
        int count = 0;
        try (InputStream s = store.open()) {
            while (s.read() >= 0) {
                count++;
            }
        }
        return count;
    }
}
