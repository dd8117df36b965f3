package wash;

import java.util.List;

public class Wash {
    public List<String> tickets(List<Car> cars) {
        return cars.stream().map(car -> format(car.plate().toUpperCase(), car.programme())).toList();
    }

    private String format(String plate, int programme) {
        return plate + "#" + programme;
    }
}
