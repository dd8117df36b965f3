package feed;

import java.util.List;

public class FileSource implements Source {
    private final List<String> read;

    public FileSource(List<String> read) {
        this.read = read;
    }

    @Override
    public List<String> lines() {
        return read;
    }
}
