package trip;

class Journey {
  void several(int a) throws Trouble {
    begin(a);
    finish(a);
  }

  void divided(int a) throws Late, Lost {
    begin(a);
    finish(a);
  }

  void exchanged(int a) throws Early, Found {
    begin(a);
    finish(a);
  }

  void besides(int a) throws Late, Trouble {
    begin(a);
    finish(a);
  }

  void fewer(int a) throws Late {
    begin(a);
    finish(a);
  }

  void more(int a) throws Late, Lost {
    begin(a);
    finish(a);
  }

  void turned(int a) throws Lost, Late {
    begin(a);
    finish(a);
  }
}
