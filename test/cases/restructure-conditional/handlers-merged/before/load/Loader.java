package load;

import java.io.IOException;

public class Loader {
    private String failure;

    public byte[] load(Source source) {
        try {
            return source.read();
        } catch (IOException e) {
            failure = e.getMessage();
        } catch (IllegalStateException e) {
            failure = e.getMessage();
        }
        return new byte[0];
    }
}
