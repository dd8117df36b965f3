package mint;

public class Melt {
    void pour(List<Bar> bars, Mould mould) {
        for (Bar bar : bars) {
            mould.fill(bar.weight());
        }
    }
}
