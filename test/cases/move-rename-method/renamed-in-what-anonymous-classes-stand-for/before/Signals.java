interface Signal {
    String coulour(int level);
}

class Lamp implements Signal {
    public String coulour(int level) {
        return "lamp " + level;
    }
}

class Signals {
    private int asked;

    Signal bright(int more) {
        asked++;
        return new Signal() {
            @Override
            public String coulour(int level) {
                return "bright " + (level + more);
            }
        };
    }

    Signal dark() {
        return new Signal() {
            @Override
            public String coulour(int level) {
                return "dark " + level;
            }
        };
    }
}
