import java.util.ArrayList;
import java.util.List;

class House {
    private final List<Door> doors = new ArrayList<>();
    private Door front;

    Door open(String key) {
        return Notes.noted(Door.of(key, 3));
    }

    Door main() {
        return Notes.noted(front);
    }

    Door back(String key) {
        Door door = Notes.noted(Door.of(key, 4));
        return door;
    }
}
