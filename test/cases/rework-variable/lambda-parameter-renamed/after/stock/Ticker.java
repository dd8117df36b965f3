package stock;

import java.util.List;

public class Ticker {
    public long volume(List<Trade> trades) {
        return trades.stream()
                .filter(trade -> !trade.isCancelled())
                .mapToLong(Trade::pieces)
                .sum();
    }
}
