package load;

import java.io.BufferedReader;
import java.io.IOException;

public class Lines {
    public int count(Source source) throws IOException {
        try (BufferedReader reader = source.open()) {
            int count = 0;
            while (reader.readLine() != null) {
                count++;
            }
            return count;
        }
    }
}
