package wash;

import java.util.List;

public class Wash {
    public List<String> tickets(List<Car> cars) {
        return cars.stream().map(car -> {
            String plate = car.plate().toUpperCase();
            return format(plate, car.programme());
        }).toList();
    }

    private String format(String plate, int programme) {
        return plate + "#" + programme;
    }
}
