package pdf;

import java.io.IOException;

public class Pdf {
    private int pages;

    public void load(Source source) {
        try {
            pages = source.readInt();
        } catch (IOException e) {
            pages = -1;
        }
    }

    public void reset() throws IllegalStateException {
        pages = 0;
    }
}
