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
        result.addAll(guides());
        return result;
    }

    private List<String> guides() {
        List<String> result = new ArrayList<>();
        Guide chief = Guide.chief();
        while (chief != null) {
            result.add(chief.badge());
            chief = chief.deputy();
        }
        return result;
    }
}
