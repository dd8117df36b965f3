import java.util.ArrayList;
import java.util.List;

class Bakery {
    private Oven oven;

    void check(int hour) {
        oven.open(hour);
        List<Loaf> expected = new ArrayList<>();
        expected.add(new Loaf("rye"));
        expected.add(new Loaf("spelt"));
        Table.compare("loaves", expected.toArray(), oven.loaves());
        oven.close();
    }
}
