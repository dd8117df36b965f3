package harbour;

class Chart {
    private int scale;

    int zoom(int by) {
        scale = scale * by;
        return scale;
    }

    static class Legend {
        private String text;

        String show(String mark) {
            String line = text + mark;
            return line.trim();
        }
    }
}
