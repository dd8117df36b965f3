package tour;

import java.util.ArrayList;
import java.util.List;

public class Tours {
    private final List<Tour> tours = new ArrayList<>();

    public List<String> names() {
        List<String> result = new ArrayList<>();
        for (Tour tour : tours) {
            result.add(tour.name());
        }
        return result;
    }
}
