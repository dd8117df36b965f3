package stock;

import java.util.List;

public class Ticker {
    public long volume(List<Trade> trades) {
        return trades.stream()
                .filter(x -> !x.isCancelled())
                .mapToLong(Trade::pieces)
                .sum();
    }
}
