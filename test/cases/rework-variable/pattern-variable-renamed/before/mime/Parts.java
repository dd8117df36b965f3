package mime;

public class Parts {
    int size(Object part) {
        if (part instanceof String s && !s.isEmpty()) {
            return s.length() + 2;
        }
        if (part instanceof byte[] bytes) {
            return bytes.length;
        }
        return 0;
    }
}
