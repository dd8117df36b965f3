import java.util.ArrayList;
import java.util.List;

class Bakery {
    private Oven oven;

    void check(int hour) {
        oven.open(hour);
        List<Loaf> expected = new ArrayList<>();
        oven.close();
    }

    void clean(int hour) {
        oven.open(hour);
        List<Loaf> crumbs = new ArrayList<>();
        oven.close();
    }
}
