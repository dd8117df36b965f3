package dir;

import java.util.Map;
import java.util.Optional;

public class Directory {
    private final Map<String, String> phones;

    public Directory(Map<String, String> phones) {
        this.phones = phones;
    }

    public Optional<String> phoneOf(String name) {
        String phone = phones.get(name);
        if (phone == null) {
            return Optional.empty();
        }
        return Optional.of(phone.strip());
    }
}
