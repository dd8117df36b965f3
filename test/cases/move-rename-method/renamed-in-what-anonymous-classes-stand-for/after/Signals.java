interface Signal {
    String colour(int level);
}

class Lamp implements Signal {
    public String colour(int level) {
        return "lamp " + level;
    }
}

class Signals {
    private int asked;

    Signal bright(int more) {
        asked++;
        return new Signal() {
            @Override
            public String colour(int level) {
                return "bright " + (level + more);
            }
        };
    }

    Signal dark() {
        return new Signal() {
            @Override
            public String colour(int level) {
                return "dark " + level;
            }
        };
    }
}
