import java.util.ArrayList;
import java.util.List;

class House {
    private final List<Door> doors = new ArrayList<>();
    private Door front;

    Door open(String key) {
        return noted(Door.of(key, 3));
    }

    Door main() {
        return noted(front);
    }

    Door back(String key) {
        Door door = noted(Door.of(key, 4));
        return door;
    }

    private Door noted(Door one) {
        doors.add(one);
        return one;
    }
}
