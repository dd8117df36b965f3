package store;

class Depot {
    int size = 0;
    long limit = 7L;
    String label = "depot";

    int total(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    String show(String name) {
        System.out.println(name);
        return name.trim();
    }
}
