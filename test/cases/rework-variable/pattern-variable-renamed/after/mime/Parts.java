package mime;

public class Parts {
    int size(Object part) {
        if (part instanceof String text && !text.isEmpty()) {
            return text.length() + 2;
        }
        if (part instanceof byte[] bytes) {
            return bytes.length;
        }
        return 0;
    }
}
