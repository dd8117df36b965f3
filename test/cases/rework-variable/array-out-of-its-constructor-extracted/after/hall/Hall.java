package hall;

import java.util.List;

public class Hall {
    private int[] taken;

    void count(List<Integer> numbers, int width) {
        int[] row = new int[numbers.size()];
        taken = Rows.collect(numbers, row, width);
    }
}
