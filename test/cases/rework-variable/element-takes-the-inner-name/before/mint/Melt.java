package mint;

public class Melt {
    void pour(List<Bar> bars, Mould mould) {
        for (Bar stamped : bars) {
            Bar bar = cleaned(stamped);
            mould.fill(bar.weight());
        }
    }
}
