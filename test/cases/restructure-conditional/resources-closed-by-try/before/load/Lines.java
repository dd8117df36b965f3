package load;

import java.io.BufferedReader;
import java.io.IOException;

public class Lines {
    public int count(Source source) throws IOException {
        BufferedReader reader = source.open();
        try {
            int count = 0;
            while (reader.readLine() != null) {
                count++;
            }
            return count;
        } finally {
            reader.close();
        }
    }
}
