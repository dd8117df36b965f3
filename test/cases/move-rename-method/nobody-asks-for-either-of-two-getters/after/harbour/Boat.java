package harbour;

class Boat {
    Kit kit;

    static class Kit {
        String[] lights;
        String[] lamb;

        String[] getLights() {
            return lights;
        }

        String[] getLamb() {
            return lamb;
        }
    }
}
