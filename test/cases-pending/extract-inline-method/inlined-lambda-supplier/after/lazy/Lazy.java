package lazy;

import java.util.function.Supplier;

public class Lazy {
    private String value;

    public String value() {
        if (value == null) {
            value = Config.read("name").trim();
        }
        return value;
    }
}
