package mill;

class Press {
    int press(Olive olive, @Size(4) int times) {
        int oil = olive.oil();
        @Unit("cl")
        int rest = oil % times;
        return drain(olive, rest);
    }
}
