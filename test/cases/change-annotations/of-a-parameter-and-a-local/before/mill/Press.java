package mill;

class Press {
    int press(@Nonnull Olive olive, @Size(3) int times) {
        @SuppressWarnings("unused")
        int oil = olive.oil();
        @Unit("ml")
        int rest = oil % times;
        return drain(olive, rest);
    }
}
