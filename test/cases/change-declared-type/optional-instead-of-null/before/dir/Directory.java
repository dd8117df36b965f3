package dir;

import java.util.Map;
import java.util.Optional;

public class Directory {
    private final Map<String, String> phones;

    public Directory(Map<String, String> phones) {
        this.phones = phones;
    }

    public String phoneOf(String name) {
        String phone = phones.get(name);
        if (phone == null) {
            return null;
        }
        return phone.strip();
    }
}
