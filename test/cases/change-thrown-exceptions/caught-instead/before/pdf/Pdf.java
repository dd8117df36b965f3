package pdf;

import java.io.IOException;

public class Pdf {
    private int pages;

    public void load(Source source) throws IOException {
        pages = source.readInt();
    }

    public void reset() throws IllegalStateException {
        pages = 0;
    }
}
