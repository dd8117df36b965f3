package lazy;

import java.util.function.Supplier;

public class Lazy {
    private String value;

    public String value() {
        Supplier<String> make = () -> Config.read("name").trim();
        if (value == null) {
            value = make.get();
        }
        return value;
    }
}
