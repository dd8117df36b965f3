package shop;

class Counter {
  private Customer customer;

  int serve(Customer customer) {
    this.customer = customer;
    Slip receipt = new Slip();
    receipt.print(printer);
    return receipt.total(customer.basket());
  }

  class Slip {
    int total(Basket basket) {
      return basket.sum() - customer.discount();
    }

    void print(Printer printer) {
      printer.line(customer.name());
    }
  }
}
