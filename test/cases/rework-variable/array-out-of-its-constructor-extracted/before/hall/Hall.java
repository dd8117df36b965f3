package hall;

import java.util.List;

public class Hall {
    private int[] taken;

    void count(List<Integer> numbers, int width) {
        taken = Rows.collect(numbers, int[]::new, width);
    }
}
